#!/bin/bash
#SBATCH --job-name=content-trust
#SBATCH --array=1-8
#SBATCH --cpus-per-task=2
#SBATCH --requeue
npx content-trust corpus texts.jsonl -o scored.jsonl --resume --quiet --jobs "$SLURM_CPUS_PER_TASK" --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT"
