/** What is used of the recogniser's packages, which are installed by who wants it (170 MB). */
declare module 'onnxruntime-web' {
  export const env: { readonly wasm: { numThreads?: number }; logLevel?: string }

  type Data = Float32Array | readonly number[] | readonly boolean[]

  export class Tensor {
    constructor(type: 'float32' | 'int64' | 'bool', data: Data, shape: readonly number[])
    readonly data: unknown
  }

  export class InferenceSession {
    static create(
      model: Uint8Array,
      options: {
        readonly executionProviders: readonly string[]
        readonly graphOptimizationLevel: 'basic'
      },
    ): Promise<InferenceSession>
    run(input: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>
  }
}

declare module 'llama-tokenizer-js' {
  const tokenizer: { decode(units: readonly number[]): string }
  export default tokenizer
}
