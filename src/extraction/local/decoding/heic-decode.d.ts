declare module "heic-decode" {
  interface Picture {
    readonly width: number
    readonly height: number
    readonly decode: () => Promise<{ width: number; height: number; data: Uint8ClampedArray }>
  }
  const decodeOne: {
    all(input: { buffer: Uint8Array }): Promise<ReadonlyArray<Picture> & { dispose(): void }>
  }
  export default decodeOne
}
