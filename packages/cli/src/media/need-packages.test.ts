import { UsageError } from '@content-trust/workspace'
import { expect, it } from 'vitest'
import { imagePackages, needPackages, streamPackages } from './need-packages.ts'

const files = (...names: readonly string[]) => names.map((shown) => ({ shown }))
const none = () => false

it('names what is missing for images, and the one command that installs it', () => {
  const check = () => needPackages(files('a.png', 'b.JPG'), none)
  expect(check).toThrow(UsageError)
  expect(check).toThrow(
    'Images need packages that are not installed (found a.png). Install them where content-trust is, ' +
      'with -g if that is global:\n  npm install @trustnxt/c2pa-ts exifreader sharp',
  )
})

it('names what is missing for recordings and films, and nothing that is there', () => {
  const hasImages = (name: string) => imagePackages.some((each) => each === name)
  expect(() => needPackages(files('a.png', 'talk.opus'), hasImages)).toThrow(
    `npm install ${streamPackages.join(' ')}`,
  )
  expect(() => needPackages(files('<stdin>'), none)).toThrow('Images, audio and video need')
})

it('asks for nothing where all is there or no file is media', () => {
  expect(() => needPackages(files('a.png', 'talk.opus'), () => true)).not.toThrow()
  expect(() => needPackages([], none)).not.toThrow()
})
