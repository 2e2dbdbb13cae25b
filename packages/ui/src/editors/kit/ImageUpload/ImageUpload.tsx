import type { ImageReference } from '@hearback/schema/documents';
import { findImageIssue, imageTypes } from '@hearback/schema/rules';
import { useState } from 'react';

import { FileField } from '../../../fields/FileField/FileField';
import { useWords } from '../../../internal/useWords';
import { kitWords } from '../words';

/** Stores a picture. Rejects with an Error whose message is a sentence for the reader. */
export type UploadImage = (file: File) => Promise<ImageReference>;

export interface ImageUploadProps {
  label: string;
  image: ImageReference | null;
  onChange: (image: ImageReference | null) => void;
  onUpload: UploadImage;
  addressOf: (image: ImageReference) => string | undefined;
}

/** A picture of a document: checked here, stored by the caller, named in the document. */
export function ImageUpload({ label, image, onChange, onUpload, addressOf }: ImageUploadProps) {
  const words = useWords(kitWords);
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  const upload = async (file: File) => {
    const issue = findImageIssue(file);
    if (issue !== undefined) {
      setError(issue === 'too_large' ? words.tooLarge : words.wrongType);
      return;
    }
    setError(undefined);
    setIsPending(true);
    try {
      onChange(await onUpload(file));
    } catch (cause) {
      setError(cause instanceof Error && cause.message !== '' ? cause.message : words.uploadFailed);
    }
    setIsPending(false);
  };

  return (
    <FileField
      label={label}
      accept={imageTypes}
      hint={words.uploadHint}
      error={error}
      isPending={isPending}
      previewUrl={image ? addressOf(image) : undefined}
      onSelect={(file) => void upload(file)}
      onRemove={image ? () => onChange(null) : undefined}
    />
  );
}
