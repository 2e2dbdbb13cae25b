const letters = 'abcdefghijklmnopqrstuvwxyz';

/** What Vanilla Extract tells of a name it needs: the hash of its file, and its place in there. */
interface Name {
  hash: string;
  filePath: string;
}

/**
 * Names for the classes of a page that carries its own styles: a letter for each file and a count.
 * Where one page brings styles of two builds, both have to ask the same one of these.
 */
export function shortNames() {
  const files = new Map<string, { hash: string; letter: string }>();

  return ({ hash, filePath }: Name): string => {
    let file = files.get(filePath);
    if (!file) {
      const letter = letters[files.size];
      if (letter === undefined) throw new Error('The page has styles of too many files.');
      // The first name of a file is its hash, and a zero.
      file = { hash: hash.slice(0, -1), letter };
      files.set(filePath, file);
    }
    // Vanilla Extract looks for its names in selectors, where no word begins like this.
    return `_${file.letter}${hash.slice(file.hash.length)}`;
  };
}
