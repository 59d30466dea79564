/** Text that would do something in a comment if it were not shown as it is. */
export const attacks = [
  '@octocat and @octo-org/core and mail@example.com',
  '#1, GH-2, octo-org/handbook#3 and CVE-2024-1234 and GHSA-abcd-efgh-ijkl and 1234567890abcdef1234567890abcdef12345678',
  'https://evil.example/?q=1 and www.evil.example and HTTP://evil.example and mailto:me@evil.example',
  '[free](https://evil.example) and ![image](https://evil.example/a.png) and <https://evil.example>',
  '<img src=x onerror=alert(1)> <script>alert(1)</script> <!-- content-trust-action: default -->',
  '`code` and ``` and | cell | and **bold** and _it_ and ~~no~~ and $x^2$ and \\*',
  ':tada: and [^1] and \u202eback\u202c and \u200bnothing\u200b and \ud800 alone',
  '</details></blockquote></article><h1>Approved</h1> &lt;b&gt; &#64;octocat &copy;',
  '# Heading\n- item\n> quote\n\n```\nfence\n\n| a |\n| - |\n| b |\n[x]: https://evil.example',
  '- [ ] task\r\n1. one\u2028two\u0000three\u001b[31mred',
  '[!NOTE]\n> alert ==mark== ^up^ ~down~',
]
