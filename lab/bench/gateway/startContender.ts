import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('contender.ts', import.meta.url));

/** A server in a process of its own. */
export interface Contender {
  origin: string;
  /** Microseconds that its processors have worked. */
  worked: () => Promise<number>;
  stop: () => void;
}

async function hear<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message];
  return message;
}

/** Starts a contender by its name; with an address of an API it calls that over HTTP. */
export async function startContender(name: string, apiBase?: string): Promise<Contender> {
  const child = fork(program, apiBase === undefined ? [name] : [name, apiBase]);
  const { port } = await hear<{ port: number }>(child);

  return {
    origin: `http://127.0.0.1:${port}`,
    worked: async () => {
      child.send('worked');
      return (await hear<{ workedUs: number }>(child)).workedUs;
    },
    stop: () => child.disconnect(),
  };
}
