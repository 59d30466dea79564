import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { limitSlot } from '../src/pages/limit-slot.ts'
import { AccountPage } from './account/account-page.tsx'
import { DemoPage } from './demo/demo-page.tsx'
import { PageFrame } from './page-frame.tsx'
import { scorerSlot } from './scoring/scorer-slot.ts'

/** A page as it is served: readable before its script runs. */
export interface Shell {
  readonly file: string
  readonly script: 'demo' | 'account'
  readonly title: string
  /** Attributes of the root element, which are the initial state of the script. */
  readonly attributes: string
  readonly content: string
}

/** Every page, rendered as its script first renders it. */
export const shells: readonly Shell[] = [
  {
    file: 'demo.html',
    script: 'demo',
    title: 'Content Trust',
    attributes: `data-limit="${limitSlot}" data-scorer="${scorerSlot}"`,
    content: render('demo', <DemoPage limit={limitSlot} scorer={scorerSlot} />),
  },
  {
    file: 'sign-in.html',
    script: 'account',
    title: 'Sign in · Content Trust',
    attributes: 'data-start="signed-out"',
    content: render('account', <AccountPage start="signed-out" />),
  },
  {
    file: 'account.html',
    script: 'account',
    title: 'Account · Content Trust',
    attributes: 'data-start="signed-in"',
    content: render('account', <AccountPage start="signed-in" />),
  },
]

function render(page: 'demo' | 'account', content: ReactNode): string {
  return renderToString(<PageFrame page={page}>{content}</PageFrame>)
}
