#!/bin/bash
# Starts OpenStack Swift with its S3 interface on 127.0.0.1:8080, for the tests of buckets:
#
#   apt-get install -y --no-install-recommends swift-proxy swift-account swift-container swift-object
#   bash test/cli/corpus/swift/start.sh FOLDER
#   TEST_BUCKET_SERVER=http://127.0.0.1:8080 TEST_BUCKET_KEY=test:tester TEST_BUCKET_SECRET=testing \
#     npx vitest run test/cli/corpus/bucket.test.ts
#   kill $(cat FOLDER/pids)
#
# It runs as root on a machine that is thrown away, and replaces /etc/swift/swift.conf, which Swift reads from
# there alone. FOLDER must lie on a file system with extended attributes.
set -e
folder=${1:?a folder for its data}
mkdir -p "$folder/data/disk" "$folder/rings"

cat > /etc/swift/swift.conf <<CONF
[swift-hash]
swift_hash_path_suffix = suffix
swift_hash_path_prefix = prefix
[storage-policy:0]
name = only
default = yes
CONF

for server in account:6202 container:6201 object:6200; do
  name=${server%%:*}
  port=${server##*:}
  cd "$folder/rings"
  rm -f "$name.builder" "$name.ring.gz"
  swift-ring-builder "$name.builder" create 4 1 0 > /dev/null
  swift-ring-builder "$name.builder" add "r1z1-127.0.0.1:$port/disk" 1 > /dev/null
  swift-ring-builder "$name.builder" rebalance > /dev/null || true
  cat > "$folder/$name.conf" <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $port
devices = $folder/data
mount_check = false
user = root
swift_dir = $folder/rings
workers = 1
log_level = WARNING
[pipeline:main]
pipeline = $name-server
[app:$name-server]
use = egg:swift#$name
CONF
  "swift-$name-server" "$folder/$name.conf" > "$folder/$name.log" 2>&1 &
  echo $! >> "$folder/pids"
done

cat > "$folder/proxy.conf" <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = 8080
user = root
swift_dir = $folder/rings
workers = 1
log_level = WARNING
[pipeline:main]
pipeline = catch_errors proxy-logging cache listing_formats bulk s3api tempauth slo dlo proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:proxy-logging]
use = egg:swift#proxy_logging
[filter:cache]
use = egg:swift#memcache
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
min_segment_size = 5242880
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
CONF
swift-proxy-server "$folder/proxy.conf" > "$folder/proxy.log" 2>&1 &
echo $! >> "$folder/pids"
until curl -s -o "$folder/answer" http://127.0.0.1:8080/; do sleep 0.2; done
