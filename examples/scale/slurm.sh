#!/bin/bash
#SBATCH --job-name=content-trust
#SBATCH --array=1-8
#SBATCH --cpus-per-task=2
#SBATCH --requeue
#SBATCH --open-mode=append
# As many as the array has. Slurm's own count is smaller when only some tasks are submitted again.
shards=8
npx content-trust corpus texts.jsonl -o scored.jsonl --resume --quiet --jobs "$SLURM_CPUS_PER_TASK" --shard "$SLURM_ARRAY_TASK_ID/$shards"
