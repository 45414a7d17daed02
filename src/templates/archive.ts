/** ZIP archives, as .docx files are: a packer stamps every entry with the clock, and two makings of one file would differ. */

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
/** Bytes of an archive's last record, when it has no comment. */
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;

export interface ArchiveEntry {
  readonly name: string;
  /** Where its record stands in the directory, and its own header: byte offsets. */
  readonly record: number;
  readonly header: number;
  /** 0: as it is; 8: deflated. */
  readonly method: number;
  /** Bytes in the archive. */
  readonly length: number;
}

/** The files of an archive without a comment, in their order. @throws Error when it has no directory. */
export function entriesOf(archive: Uint8Array): ArchiveEntry[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.byteLength - END_LENGTH;
  if (end < 0 || view.getUint32(end, true) !== END_OF_DIRECTORY) throw new Error('Not an archive');
  const count = view.getUint16(end + 10, true);
  const entries: ArchiveEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i += 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Error('The archive has a broken directory');
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(archive.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength)),
      record: at,
      header: view.getUint32(at + 42, true),
      method: view.getUint16(at + 10, true),
      length: view.getUint32(at + 20, true),
    });
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The same archive, every file of which was last changed at `date` (UTC). */
export function datedArchive(archive: Uint8Array, date: Date): Uint8Array {
  const dated = Uint8Array.from(archive);
  const view = new DataView(dated.buffer);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  for (const { record, header } of entriesOf(dated)) {
    view.setUint16(record + 12, time, true);
    view.setUint16(record + 14, day, true);
    view.setUint16(header + 10, time, true);
    view.setUint16(header + 12, day, true);
  }
  return dated;
}
