export * from '@content-trust/sources/labels'
