import type { TextEdit } from '../../schema/index.ts'
import type { Document, DocumentBlock } from '../document/document.ts'
import { sentenceAt } from '../document/sentence-at.ts'

/** How far a first word may stretch. */
const REACH = 48

/** Commands and names that keep their small letter at the start of a sentence. */
const lowerCaseNames =
  /^(?:npm|npx|pnpm|yarn|git|curl|wget|pip|ssh|grep|sed|awk|kubectl|helm|cargo|rustc|gcc|clang|cmake|jq|vim|emacs|bash|zsh|nginx|webpack|eslint|esbuild|pytest|conda|sudo|apt|systemd|kubelet|kubeadm|kube|containerd|etcd|gcloud|aws|az|jQuery|x86|rsync|cron|make|http|https|www|i\.e|e\.g)$/

/**
 * Where a deletion opens a sentence, the word that now opens it takes the capital that went; code,
 * addresses and names with a case of their own stay as they are. Null where quoted words would change..
 */
export function startSentence(
  document: Document,
  block: DocumentBlock,
  cut: TextEdit,
  deletedFrom: number,
): TextEdit | null {
  const { source, sentences } = document
  const sentence = sentenceAt(document, deletedFrom)
  if (sentence < 0) return cut
  const before = source.slice(sentences.starts[sentence], deletedFrom)
  if (!/^[\s*_"“‘'(]*$/.test(before) || cut.end >= sentences.ends[sentence]) return cut
  const gone = source.charAt(deletedFrom)
  if (gone === gone.toLowerCase()) return cut
  const text = source.slice(cut.end, Math.min(block.end, cut.end + REACH))
  const [whole, lead = '', word = ''] =
    /^((?:[\s*_["“‘'(]|<\w[^<>]{0,40}>)*)(\p{Ll}[\p{L}\p{N}]*)/u.exec(text) ?? []
  // Code, a digit, a tag, or a word that has its capital already.
  if (whole === undefined || /\p{Lu}/u.test(word) || lowerCaseNames.test(word)) return cut
  // A file name, an address, an option or a name joined from parts.
  if (/^(?:[./:@\\=_#][\p{L}\p{N}/_]|\(\))/u.test(text.slice(whole.length))) return cut
  // A capital between quotation marks would change somebody's words.
  if (/["“‘']/.test(lead)) return null
  const end = cut.end + lead.length + 1
  return { ...cut, end, text: cut.text + lead + word.charAt(0).toUpperCase() }
}
