const whole = new Intl.NumberFormat('en-US')

/** Every text about rewrites by a language model in English. */
export const rewriteMessages = {
  title: 'Rewrite by a model',
  off: 'A language model of your choice can suggest how to rewrite a paragraph. This is off.',
  setUp: 'Set up',
  suggest: 'Suggest a rewrite',
  sends: (host: string) =>
    `Sends the paragraph at the cursor and its findings to ${host}. Nothing changes until you accept.`,
  asking: (model: string, host: string) => `Asking ${model} at ${host}…`,
  seconds: (seconds: number) => `${whole.format(seconds)} s`,
  stop: 'Stop',
  stopped: 'Stopped.',
  noWords: 'There’s no text at the cursor. Click in a paragraph first.',
  noNeeds: 'The rules found nothing here that a rewrite could fix, so nothing was sent.',
  tooLong: (most: number) =>
    `Paragraphs of more than ${whole.format(most)} characters are not sent. Split it with an empty line, or choose a shorter one.`,
  unchanged: 'The model would leave this paragraph as it is.',
  wordsChanged: 'You have changed this paragraph since, so the rewrite no longer fits. Ask again.',
  checking: 'Checking the facts…',
  ready: 'The rewrite keeps every fact. Read it before you accept it.',
  unsafe: 'This rewrite changes a fact, so it cannot be accepted.',
  kept: 'Keeps every fact',
  broken: 'Refused: changes a fact',
  by: (model: string) => `Rewritten by ${model}`,
  accept: 'Accept rewrite',
  discard: 'Discard',
  again: 'Ask again',
  settings: 'Open settings',
  taken: 'Rewrite inserted.',
  undo: 'Undo',

  setting: {
    title: 'Rewrites by a model',
    switch: 'Let a language model suggest rewrites',
    offNote: 'Off: nothing is sent to a language model.',
    note: 'Nothing is sent automatically. When you ask for a rewrite, that paragraph and its findings go to the address below. The rest of the draft, its front matter, file names and scores stay here. What the provider stores is up to the provider; with a model on this computer, everything stays here.',
    address: 'Model address',
    addressHint: 'https://…/v1',
    addressNote:
      'The part before /chat/completions of an API like OpenAI’s, as Ollama, llama.cpp and others offer it.',
    addressBad:
      'Enter an address that begins with https://, or http://localhost for this computer.',
    model: 'Model name',
    key: 'Model key',
    use: 'Use this model',
    used: (host: string) => `Rewrites come from ${host} when you ask for one.`,
    testNote: 'The test sends a sample sentence, and none of your text.',
  },
}
