/** Text formats and uncompressed icons; fonts and PNGs are compressed already. */
const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest|ico)$/;

/** Returns whether the build writes compressed copies of a file of this name, if they are smaller. */
export function isCompressible(fileName: string): boolean {
  return compressible.test(fileName);
}
