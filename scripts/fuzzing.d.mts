export declare const random: (seed: string) => (bound: number) => number
export declare const samples: () => Promise<Record<string, ReadonlyArray<Buffer>>>
export declare const mutate: (original: Buffer, next: (bound: number) => number) => Buffer
export declare const envelopes: (
  file: Uint8Array,
  next: (bound: number) => number
) => { body: Buffer; contentType: string }
