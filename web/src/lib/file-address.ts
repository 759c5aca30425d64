const addresses = new WeakMap<Blob, string>();
const unused = new FinalizationRegistry((address: string) => URL.revokeObjectURL(address));

/** The object URL of a file. It is the same for every use, and is revoked with the file. */
export function fileAddress(file: Blob) {
  const known = addresses.get(file);
  if (known) return known;
  const made = URL.createObjectURL(file);
  addresses.set(file, made);
  unused.register(file, made);
  return made;
}
