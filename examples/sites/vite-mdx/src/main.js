import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const pages = import.meta.glob('./pages/*.mdx', { eager: true })
const articles = Object.values(pages).map((page, index) =>
  createElement(page.default, { key: index }),
)
createRoot(document.getElementById('root')).render(articles)
