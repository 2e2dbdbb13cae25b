import type { ImageReference } from '@hearback/schema/documents';
import { imageTypes } from '@hearback/schema/rules';
import { useRef } from 'react';
import { useWords } from '../../../internal/useWords';
import { cutPicture, openPicture, storedSize } from '../../kit/ImageUpload/pictures';
import type { UploadImage } from '../../kit/ImageUpload/ImageUpload';
import { uploadWords } from '../../kit/ImageUpload/words';

/** Callbacks after an upload. */
export interface PictureHands {
  onAdd: (image: ImageReference) => void;
  /** Called with a message when a picture is rejected. */
  onRefuse: (sentence: string) => void;
}

/** Opens a file dialog, uploads the picture and passes it on. The caller must render the returned `field`. */
export function usePictureChoice(onUpload: UploadImage) {
  const words = useWords(uploadWords);
  const input = useRef<HTMLInputElement>(null);

  const waiting = useRef<PictureHands>(undefined);

  const add = async (file: File, { onAdd, onRefuse }: PictureHands) => {
    const opened = await openPicture(file);
    if (typeof opened === 'string') {
      onRefuse(words[opened]);
      return;
    }
    const { type, size, address } = opened;
    URL.revokeObjectURL(address);
    const isStored = storedSize(size).height === size.height;
    try {
      onAdd(
        await onUpload(isStored ? file : await cutPicture(file, type, { x: 0, y: 0, ...size })),
      );
    } catch (cause) {
      onRefuse(cause instanceof Error && cause.message !== '' ? cause.message : words.failed);
    }
  };

  return {
    choose: (hands: PictureHands) => {
      waiting.current = hands;
      input.current?.click();
    },
    add: (file: File, hands: PictureHands) => void add(file, hands),
    field: (
      <input
        ref={input}
        type="file"
        hidden
        accept={imageTypes.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Reset, so that selecting the same file again fires a change event.
          target.value = '';
          if (file && waiting.current) void add(file, waiting.current);
        }}
      />
    ),
  };
}
