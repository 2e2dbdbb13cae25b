import { useState, type ComponentType } from 'react';

/** A part that weighs more than what opens it, and is loaded when somebody opens it. */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  onFailed: () => void,
) {
  const [part, setPart] = useState<ComponentType<Props>>();
  const [isOpen, setIsOpen] = useState(false);

  const open = async () => {
    try {
      const loaded = await load();
      setPart(() => loaded);
      setIsOpen(true);
    } catch {
      // No connection, or a newer version is out and this file is gone. The next press asks again.
      onFailed();
    }
  };

  return {
    /** There only while it is open. */
    Part: isOpen ? part : undefined,
    isOpen,
    open: () => void open(),
    close: () => setIsOpen(false),
  };
}
