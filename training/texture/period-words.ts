/**
 * Words of a time: machine texts here are younger than people's, so these would tell when a text was written and not
 * who wrote it. The texture model does not know them. What that costs is in `training/results/texture-candidates.md`.
 */
export const periodWords: ReadonlySet<string> = new Set(
  [
    'agent agentic agents ai anthropic assistant assistants bitcoin blockchain chatbot chatbots',
    'chatgpt claude copilot coronavirus covid crypto cursor dashboard docker embedding embeddings',
    'gemini generative gpt instagram kubernetes llm llms lockdown metaverse model models nft openai',
    'orchestration pandemic pipeline pipelines prompt prompts react tiktok token tokens typescript',
    'vaccine vaccines workflow workflows zoom',
  ]
    .join(' ')
    .split(' '),
)
