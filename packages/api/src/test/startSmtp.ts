import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What a mail server answers: nothing in particular, or an SMTP refusal such as "550 No such user". */
type Reply = string | undefined;

interface Manners {
  /** Its answer to a sender, a recipient, and the whole letter. */
  onSender?: (address: string) => Reply;
  onRecipient?: (address: string) => Reply;
  onLetter?: (letter: Email) => Reply;
}

/** A mail server as it answers on the network. */
export interface SmtpServer {
  /** The letters it said it has taken. */
  received: Email[];
  stop: () => Promise<void>;
}

const toError = (reply: Reply): Error | null => {
  if (reply === undefined) return null;
  const [code, ...words] = reply.split(' ');
  return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
};

/** Starts a mail server with manners of its own. */
export async function startSmtp(port: number, manners: Manners = {}): Promise<SmtpServer> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom({ address }, _session, done) {
      done(toError(manners.onSender?.(address)));
    },
    onRcptTo({ address }, _session, done) {
      done(toError(manners.onRecipient?.(address)));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
          const refusal = toError(manners.onLetter?.(letter));
          if (!refusal) received.push(letter);
          done(refusal);
        });
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  // A client that is killed breaks off.
  server.on('error', () => undefined);
  return {
    received,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}
