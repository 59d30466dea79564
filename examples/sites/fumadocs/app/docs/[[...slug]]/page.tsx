import { notFound } from 'next/navigation'
import { source } from '../../../lib/source'

export default async function Page({ params }: { params: Promise<{ slug?: string[] }> }) {
  const page = source.getPage((await params).slug)
  if (page === undefined) notFound()
  const Body = page.data.body
  return (
    <article>
      <h1>{page.data.title}</h1>
      <Body />
    </article>
  )
}

export function generateStaticParams() {
  return source.generateParams()
}
