/** Ends each page with its decision. */
export function trustBadge() {
  return (tree, file) => {
    const { result } = file.data.contentTrust
    if (result === null) return
    const value = `Content Trust: ${result.recommended_action}, ${result.risk_level} risk`
    tree.children.push({
      type: 'paragraph',
      data: { hProperties: { className: ['trust-badge'] } },
      children: [{ type: 'text', value }],
    })
  }
}
