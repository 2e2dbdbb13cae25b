/** A message of PostgreSQL's protocol: one letter, four bytes of length, and what it says. */
interface Message {
  kind: string;
  body: Buffer;
}

/** Cuts a stream of bytes into messages, whatever pieces they come in. */
export function createWireReader(hasStarted: boolean) {
  let rest: Buffer = Buffer.alloc(0);
  // The first message of a client has no letter.
  let isFirst = !hasStarted;

  return (chunk: Buffer): Message[] => {
    rest = Buffer.concat([rest, chunk]);
    const messages: Message[] = [];
    for (;;) {
      const letters = isFirst ? 0 : 1;
      if (rest.length < letters + 4) return messages;
      const end = letters + rest.readUInt32BE(letters);
      if (rest.length < end) return messages;
      messages.push({
        kind: isFirst ? 'start' : String.fromCharCode(rest[0] ?? 0),
        body: rest.subarray(letters + 4, end),
      });
      rest = rest.subarray(end);
      isFirst = false;
    }
  };
}

/** The statement of a message that has one, on one line and cut short. */
export function statementOf({ kind, body }: Message): string | undefined {
  if (kind !== 'Q' && kind !== 'P') return undefined;
  const parts = body.toString('utf8').split('\0');
  // A statement that is prepared has a name before its text.
  const text = (kind === 'Q' ? parts[0] : parts[1]) ?? '';
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
}
