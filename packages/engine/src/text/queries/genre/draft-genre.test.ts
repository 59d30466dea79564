import { describe, expect, it } from 'vitest'
import { scanMarkdown } from '../../markdown/scan-markdown.ts'
import { compileRules } from '../../rule-engine/compile-rules.ts'
import { createDocument } from '../../tokenize/create-document.ts'
import { sentenceBreaker } from '../../tokenize/sentence-breaks.ts'
import { genreOf } from './draft-genre.ts'

const { vocabulary } = compileRules([], [])

function genre(source: string): string | undefined {
  return genreOf(createDocument(scanMarkdown(source, 'markdown'), vocabulary, sentenceBreaker))
}

describe('the genre of a draft', () => {
  it.each([
    '# Changelog\n\n## [Unreleased]\n\n- Fix a leak.\n\n## [1.2.0] - 2020-01-31\n\n- Add a door.',
    '# Release Notes\n\n## Maintenance\n\nTwo people.\n\n## Version 1.2.0 (2020-01-31)\n\n* Faster.',
    '## 1.8.0 (2018-10-25)\n\n### Fixes\n\n- A leak.\n\n### Improvements\n\n- A door.',
    'v0.36.0\n\n- Add a door.\n- Fix a leak.',
    '2.1.0\n-----\n- Fix a leak.\n\n2.0.1\n-----\n- Add a door.',
    '# v3.2.0\n\n- Fix a leak.\n\n# v3.1.1\n\n- Add a door.',
    '# 2021-04-19\n\n- A door.\n\n# 2021-03-15\n\n- A leak.',
    '## Changes from 1.3.4 to 1.3.5\n\n### Fixed issues\n\n- A leak.',
    "## What's Changed\n\n- Fix a leak by @somebody.",
    '# doors@2.0.0\n\n- A door.',
  ])('is a changelog: %j', (source) => {
    expect(genre(source)).toBe('changelog')
  })

  it.each([
    '# Upgrade guide\n\n## From 1.0 to 2.0\n\nOpen the file and change the key.\n\n## Settings\n\nText.',
    '# 1.1 Scope\n\nText.\n\n## 1.1.1 Doors\n\nText.\n\n## 1.1.2 Windows\n\nText.',
    '## 3.1 - Doors\n\nText.\n\n## 3.2 - Windows\n\nText.',
    '# Doors\n\nVersion 1.2 of it came in 2020.\n\n## Windows\n\nText.',
    '# How we release\n\nA release takes a day.\n\n## Schedule\n\nText.',
    '# Changes in how we build doors\n\nText of the plan.\n\n## Why\n\nText.\n\n## How\n\nText.',
    '',
  ])('is not a changelog: %j', (source) => {
    expect(genre(source)).toBeUndefined()
  })

  it.each([
    '# Code of Conduct\n\nBe kind and respectful.',
    '# Doors Community Code of Conduct\n\nHarassment ends here.',
    '# Contributor Covenant Code of Conduct\n\n## Our Pledge\n\nAll are welcome in a harassment-free hall.',
    'We pledge to make participation in our community free of harm.',
  ])('is a code of conduct: %j', (source) => {
    expect(genre(source)).toBe('conduct')
  })

  it.each([
    '# Doors\n\nText.\n\n## Code of Conduct\n\nWe have one.',
    '# How to write a respectful code of conduct for a small team\n\nText.',
    '# Code of Conduct\n\nDoors open new ways to sell more windows.',
    '## Licence\n\nDoors open new ways to sell more windows.',
  ])('is not code of conduct: %j', (source) => {
    expect(genre(source)).toBeUndefined()
  })

  it.each([
    '# MIT License\n\nText.',
    'Apache License, Version 2.0\n\nText.',
    'Copyright 2020\n\nPermission is hereby granted, free of charge, to any person.',
  ])('is a licence: %j', (source) => {
    expect(genre(source)).toBe('licence')
  })

  it('is a list of an interface, unless somebody wrote about each part', () => {
    const part = (n: number, text: string) => `## \`part${n}()\`\n\n${text}\n\n`
    const list = [1, 2, 3, 4, 5, 6, 7, 8]
    expect(genre(list.map((n) => part(n, 'Opens a door.')).join(''))).toBe('reference')
    const long = 'Opens a door and waits until somebody has gone through it. '.repeat(6)
    expect(genre(list.map((n) => part(n, long)).join(''))).toBeUndefined()
    expect(genre(list.map((n) => `## Part ${n}\n\nOpens.\n\n`).join(''))).toBeUndefined()
  })
})
