"""Scores a text file of JSON lines by partitions: one process each, a line in, a line out."""

from pyspark.sql import SparkSession

spark = SparkSession.builder.appName("content-trust").getOrCreate()
lines = spark.sparkContext.textFile("texts.jsonl", minPartitions=64)
scored = lines.pipe("npx content-trust score --jsonl", checkCode=True)
scored.saveAsTextFile("scored")
