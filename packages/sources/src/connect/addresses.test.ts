import { describe, expect, it } from 'vitest'
import { isPublicAddress, literalAddress } from './addresses.ts'

const isPublic = (text: string) => isPublicAddress(text, [])

describe('which addresses are public', () => {
  it.each([
    ['one IPv4 address of the internet', '1.2.3.4'],
    ['just below a private range', '172.15.255.255'],
    ['just above a private range', '172.32.0.0'],
    ['one IPv6 address of the internet', '2606:4700::1111'],
  ])('%s is (decision 10)', (_name, address) => {
    expect(isPublic(address)).toBe(true)
  })

  it.each([
    ['loopback', '127.0.0.1', '127.255.255.255', '::1'],
    ['unspecified', '0.0.0.0', '0.1.2.3', '::'],
    ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.0.1', 'fd00:ec2::254'],
    ['link-local and metadata', '169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'fec0::1'],
    ['carrier-grade NAT', '100.64.0.1', '100.100.100.200', '100.127.255.255'],
    ['reserved by the IETF', '192.0.0.192', '198.18.0.1', '198.19.255.255', '240.0.0.1'],
    ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
    ['multicast and broadcast', '224.0.0.1', '255.255.255.255', 'ff02::1'],
    ['IPv4 inside IPv6', '::ffff:127.0.0.1', '::ffff:1.2.3.4', '::7f00:1', '::ffff:0:7f00:1'],
    ['translated or tunnelled', '64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1'],
    ['outside of 2000::/3', '1::1', '4000::1', '5f00::1', 'e000::1'],
    ['special inside 2000::/3', '2001:2::1', '2001:10::1', '2001:20::1', '2620:4f:8000::1'],
    ['the host of a virtual machine', '168.63.129.16'],
  ])('R-SRC-07 what is %s is not (decision 10)', (_name, ...addresses) => {
    expect(addresses.filter(isPublic)).toEqual([])
  })

  it('nothing but the exact form of an address is (decision 10)', () => {
    const forms = [
      '',
      ' 1.2.3.4',
      '2606:4700::1111%1',
      '1.2.3',
      '0x1.2.3.4',
      '01.2.3.4',
      '16909060',
      'media.example',
    ]
    expect(forms.filter(isPublic)).toEqual([])
  })

  it('a network that the installation denies is not', () => {
    const denied = ['1.2.0.0/16', '2606:4700::/32']
    expect(isPublicAddress('1.2.3.4', denied)).toBe(false)
    expect(isPublicAddress('1.3.3.4', denied)).toBe(true)
    expect(isPublicAddress('2606:4700::1111', denied)).toBe(false)
    expect(isPublicAddress('2606:4701::1111', denied)).toBe(true)
  })
})

it('reads the address that a host spells out, with or without brackets', () => {
  expect(literalAddress('[::1]')).toBe('::1')
  expect(literalAddress('127.0.0.1')).toBe('127.0.0.1')
  expect(literalAddress('media.example')).toBeUndefined()
})
