#!/bin/bash
# As many shards at once as there are cores; the same command again goes on where it was stopped.
set -e
seq 8 | parallel npx content-trust corpus texts.jsonl -o scored.jsonl --resume --quiet --jobs 1 --shard {}/8
npx content-trust corpus join scored.jsonl
