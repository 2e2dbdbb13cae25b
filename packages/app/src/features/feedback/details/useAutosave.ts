import { useEffect, useRef, useState } from 'react';

const pauseMs = 700;

export type SaveState = 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed';

/**
 * A text that is saved by itself when its writer pauses, and at once when they leave. `save` says
 * whether it worked.
 */
export function useAutosave(initial: string, save: (text: string) => Promise<boolean>) {
  const [text, setText] = useState(initial);
  const [state, setState] = useState<SaveState>('untouched');
  const latest = useRef({ text: initial, kept: initial, save });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current.save = save;
  });

  const flush = async () => {
    clearTimeout(timer.current);
    const now = latest.current.text;
    if (now === latest.current.kept) return;
    const before = latest.current.kept;
    latest.current.kept = now;
    setState('saving');
    const worked = await latest.current.save(now);
    // What was not kept is tried again with the next pause.
    if (!worked && latest.current.kept === now) latest.current.kept = before;
    if (latest.current.text === now) setState(worked ? 'saved' : 'failed');
  };

  useEffect(() => {
    const leave = () => void flush();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
    // Once, on leaving: what is typed by then stands in the reference.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);

  const write = (next: string) => {
    setText(next);
    latest.current.text = next;
    setState('waiting');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), pauseMs);
  };

  return { text, state, write, flush };
}
