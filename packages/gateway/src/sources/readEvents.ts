/** One event of a Server-Sent Events stream. */
export interface ServerEvent {
  event: string;
  data: string;
}

/** The longest event that is waited for. Beyond it the far side is not the API we know. */
const maxEventLength = 1_000_000;

/** The value of a line such as `data: {"id":…}`. */
const valueOf = (line: string): string => line.slice(line.indexOf(':') + 1).replace(/^ /, '');

const toEvent = (block: string): ServerEvent => {
  const lines = block.split(/\r\n|\r|\n/);
  const named = lines.findLast((line) => line.startsWith('event:'));
  const data = lines.filter((line) => line.startsWith('data:')).map(valueOf);
  return { event: named === undefined ? 'message' : valueOf(named), data: data.join('\n') };
};

/** The events of a stream, in the format of the HTML standard, section 9.2. Comments are silent. */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerEvent, void, void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    rest += decoder.decode(chunk, { stream: true });
    const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/);
    rest = blocks.pop() ?? '';
    if (rest.length > maxEventLength) throw new Error('An event of the API is too long to read.');
    for (const block of blocks) {
      const event = toEvent(block);
      if (event.data !== '') yield event;
    }
  }
}
