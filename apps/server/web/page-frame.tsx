import { disclaimer } from '@content-trust/engine/report'
import type { ReactNode } from 'react'
import { pageLinks } from '../src/reference/page-links.ts'

type Page = 'demo' | 'account'

interface PageFrameProps {
  readonly page: Page
  readonly children: ReactNode
}

/** The header and footer of every page. */
export function PageFrame({ page, children }: PageFrameProps) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <header className="site-head">
        <a className="site-name" href="/">
          Content Trust
        </a>
        <nav aria-label="Pages">
          {pageLinks.map((link) => (
            <a
              key={link.href}
              href={link.href}
              aria-current={link.page === page ? 'page' : undefined}
            >
              {link.label}
            </a>
          ))}
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        <noscript>
          <p className="notice">
            This page needs JavaScript, which your browser does not run. The <a href="/docs">API</a>{' '}
            does not need it.
          </p>
        </noscript>
        {children}
      </main>
      <footer className="site-foot">
        <p>{disclaimer}</p>
      </footer>
    </>
  )
}
