import type { Running } from '../../../e2e/stack/process.ts';
import { startSmtp, type SmtpServer } from '../../../packages/api/src/test/startSmtp.ts';
import { freePort } from '../../../scripts/machine/freePort.ts';
import { withShop } from '../engines.ts';
import { startBlackHole } from '../mail.ts';
import { askForLetter, register } from '../register.ts';
import type { Report } from '../report.ts';
import type { Row } from '../Row.ts';
import type { Shop } from '../shop.ts';
import { until } from '../until.ts';

/** So many of a kind a person is sent in an hour. */
const lettersEach = 3;

/** Maximum number of kills of each process. */
const mostKills = 3;

/** Requests letters through a process whose mail server does not respond, and kills it. */
async function askForLetters(shop: Shop, people: number): Promise<void> {
  const port = await freePort();
  const hole = await startBlackHole(port);
  const running = await shop.start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  let left = people;
  const askSome = async () => {
    for (; left > 0;) {
      left -= 1;
      const { email } = await register(running.origin);
      for (let n = 1; n < lettersEach; n += 1) await askForLetter(running.origin, email);
    }
  };
  await Promise.all(Array.from({ length: 8 }, askSome));
  await running.end('SIGKILL');
  await hole.stop();
}

type Moment = 'before it left' | 'after it left';

interface Sender {
  server: SmtpServer;
  /** Letters that were delivered when their process was killed, before the acknowledgment. */
  cutOff: string[];
  kills: () => number;
  stop: () => Promise<void>;
}

/** A process with a mail server of its own, killed after every so many letters and started again. */
async function startSender(shop: Shop, moment: Moment, killEvery: number): Promise<Sender> {
  const port = await freePort();
  const cutOff: string[] = [];
  let [seen, kills] = [0, 0];
  let running: Promise<Running> | undefined;

  const start = () => shop.start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const killAt = (here: Moment): boolean => {
    if (here !== moment || !current) return false;
    seen += 1;
    if (seen % killEvery !== 0 || kills === mostKills) return false;
    kills += 1;
    const ended = current.end('SIGKILL');
    current = undefined;
    running = ended.then(begin);
    return true;
  };
  let current: Running | undefined;
  const begin = async () => {
    current = await start();
    return current;
  };
  const server = await startSmtp(port, {
    onRecipient: () => {
      killAt('before it left');
      return undefined;
    },
    onLetter: ({ messageId = '' }) => {
      if (killAt('after it left')) cutOff.push(messageId);
      return undefined;
    },
  });
  running = begin();
  await running;
  return {
    server,
    cutOff,
    kills: () => kills,
    stop: async () => {
      await (await running)?.stop();
      await server.stop();
    },
  };
}

const countUnsent = async ({ ask }: Shop): Promise<number> => {
  const [row] = await ask<{ count: number }>(
    'select count(*)::int from letter where sent_at is null',
  );
  return row?.count ?? 0;
};

function compare(senders: readonly Sender[], asked: number, report: Report) {
  const ids = senders.flatMap(({ server }) => server.received.map(({ messageId }) => messageId));
  const times = Map.groupBy(ids, (id) => id);
  const twice = [...times].filter(([, some]) => some.length > 1);
  const cutOff = new Set(senders.flatMap((sender) => sender.cutOff));
  const kills = senders.reduce((sum, sender) => sum + sender.kills(), 0);
  const shares = senders.map(({ server }) => server.received.length).join(', ');
  report.say(
    `processes were killed ${kills} times, ${cutOff.size} of them after a letter had left; ` +
      `the mail servers got ${shares}`,
  );
  report.check(kills >= senders.length, 'kills came while letters were under way');
  report.check(times.size === asked, `${times.size} of ${asked} letters came`);
  report.check(
    twice.every(([id, some]) => cutOff.has(id ?? '') && some.length === 2),
    `${twice.length} came twice under one Message-ID, none but those that had left before a kill`,
  );
}

/** Processes that are killed while letters wait. */
export const lettersKilled: Row = {
  id: 'T91',
  title: 'kill -9 of three processes while letters wait',
  run: ({ cluster, answers }, report) =>
    withShop(cluster.url, async (shop) => {
      const people = Math.ceil(Math.min(500, answers / 20) / lettersEach);
      await askForLetters(shop, people);
      const asked = await countUnsent(shop);
      report.check(asked === people * lettersEach, `${asked} letters wait after a kill`);

      const moments = ['after it left', 'before it left', 'after it left'] as const;
      const killEvery = Math.floor(asked / (moments.length * (mostKills + 1)));
      const senders = await Promise.all(
        moments.map((moment) => startSender(shop, moment, killEvery)),
      );
      const seconds = await until(async () => (await countUnsent(shop)) === 0, 300);
      report.check(seconds < Infinity, `all went out within ${seconds.toFixed(0)} s`);
      await Promise.all(senders.map((sender) => sender.stop()));
      compare(senders, asked, report);
    }),
};
