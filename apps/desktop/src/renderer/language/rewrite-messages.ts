const whole = new Intl.NumberFormat('en-US')

/** Every text about rewrites by a language model in English. */
export const rewriteMessages = {
  title: 'Rewrite by a model',
  off: 'A language model of your choice can suggest other words for a paragraph. That is off.',
  setUp: 'Set it up',
  suggest: 'Suggest a rewrite',
  sends: (host: string) =>
    `Sends the paragraph at the caret, and what the rules say about it, to ${host}. Nothing is changed before you accept it.`,
  asking: (model: string, host: string) => `Asking ${model} at ${host}…`,
  seconds: (seconds: number) => `${whole.format(seconds)} s`,
  stop: 'Stop',
  stopped: 'Stopped. No rewrite was taken.',
  noWords: 'There are no words at the caret. Put it into a paragraph.',
  noNeeds:
    'The rules see nothing in this paragraph that a rewrite could mend, so nothing was sent.',
  tooLong: (most: number) =>
    `A paragraph of more than ${whole.format(most)} characters is not sent. Put an empty line into it, or choose a shorter one.`,
  unchanged: 'The model would leave this paragraph as it is.',
  wordsChanged: 'You changed this paragraph meanwhile, so the rewrite no longer fits. Ask again.',
  checking: 'Checking the facts…',
  ready: 'The rewrite keeps every fact. Read it before you accept it.',
  unsafe: 'This rewrite changes a fact, so it cannot be accepted.',
  kept: 'Keeps every fact',
  broken: 'Refused: changes a fact',
  by: (model: string) => `Rewritten by ${model}`,
  accept: 'Accept the rewrite',
  leave: 'Leave it',
  again: 'Ask again',
  settings: 'Open the settings',
  taken: 'The rewrite is in the draft.',
  undo: 'Take it back',

  setting: {
    title: 'Rewrites by a model',
    switch: 'Let a language model suggest rewrites',
    offNote: 'Off: no language model is ever asked.',
    note: 'Nothing is sent by itself. When you ask for a rewrite, that paragraph and what the rules say about it go to the address below. The rest of the draft, front matter, file names and scores stay here. What the provider keeps is up to the provider; a model on this computer keeps the words here.',
    address: 'Address of the model',
    addressHint: 'https://…/v1',
    addressNote:
      'The part before /chat/completions, as OpenAI, Ollama, llama.cpp and others speak it.',
    addressBad:
      'Write an address that begins with https://, or http://localhost for this computer.',
    model: 'Name of the model',
    key: 'Key of the model',
    use: 'Use this model',
    used: (host: string) => `Rewrites come from ${host} when you ask for one.`,
    testNote: 'The test sends a sentence of the app, and nothing of yours.',
  },
}
