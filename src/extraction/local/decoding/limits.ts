/** Enough for the smallest print of a till roll; larger pictures are scaled down to it. */
export const keptPixels = 6_000_000

/** Pictures above this are refused, unless their format can be scaled down while it is decoded. */
export const maximumInputPixels = 50_000_000

/** JPEG is scaled down while it is decoded, so that it may be larger. */
export const maximumJpegPixels = 300_000_000

/** Pages of a PDF or TIFF that are read; the rest is left out. */
export const maximumPages = 20
