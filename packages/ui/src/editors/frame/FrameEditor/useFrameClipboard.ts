import type { FrameElement } from '@hearback/schema/documents';
import { useEffect, useRef, type RefObject } from 'react';

import { isTyping } from '../../kit/useShortcuts';
import { fromClipboard, toClipboard } from '../clipboard';

interface ClipboardHands {
  /** What is chosen. */
  chosen: readonly FrameElement[];
  onCopied: (isCut: boolean) => void;
  onPaste: (elements: readonly FrameElement[]) => void;
  /** A picture was copied elsewhere. */
  onPastePicture: (file: File) => void;
  /** What was on the clipboard is no part of a frame. */
  onRefused: () => void;
}

/**
 * Copies, cuts and pastes with the clipboard of the system, so that elements go from frame to frame. The
 * browser asks nobody for permission when the keys themselves are heard.
 */
export function useFrameClipboard(place: RefObject<HTMLElement | null>, hands: ClipboardHands) {
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    /** Keys are for the elements while the focus is among them. */
    const isHere = () => {
      const focused = document.activeElement;
      return (
        focused !== null &&
        !isTyping(focused) &&
        focused.closest('[data-editor-place]') !== null &&
        (place.current?.closest('[data-editor]')?.contains(focused) ?? false)
      );
    };
    const copy = (event: ClipboardEvent, isCut: boolean) => {
      const { chosen, onCopied } = latest.current;
      if (!isHere() || chosen.length === 0 || !event.clipboardData) return;
      event.clipboardData.setData('text/plain', toClipboard(chosen));
      event.preventDefault();
      onCopied(isCut);
    };
    document.addEventListener('copy', (event) => copy(event, false), { signal });
    document.addEventListener('cut', (event) => copy(event, true), { signal });
    document.addEventListener(
      'paste',
      (event) => {
        if (!isHere() || !event.clipboardData) return;
        event.preventDefault();
        const [file] = event.clipboardData.files;
        const elements = fromClipboard(event.clipboardData.getData('text/plain'));
        if (elements) latest.current.onPaste(elements);
        else if (file) latest.current.onPastePicture(file);
        else latest.current.onRefused();
      },
      { signal },
    );
    return () => listening.abort();
  }, [place]);
}
