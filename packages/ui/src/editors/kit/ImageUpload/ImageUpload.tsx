import type { ImageReference } from '@hearback/schema/documents';
import { imageTypes } from '@hearback/schema/rules';
import { useState } from 'react';
import { FileField } from '../../../fields/FileField/FileField';
import { useLazyPart } from '../../../internal/lazyPart';
import { useWords } from '../../../internal/useWords';
import type { Crop } from '../CropDialog/crop';
import { cutPicture, openPicture, type OpenPicture, storedSize } from './pictures';
import { uploadWords } from './words';

/** Stores a picture. Rejects with an Error whose message is shown to the user. */
export type UploadImage = (file: File) => Promise<ImageReference>;

export interface ImageUploadProps {
  label: string;
  image: ImageReference | null;
  onChange: (image: ImageReference | null) => void;
  onUpload: UploadImage;
  addressOf: (image: ImageReference) => string | undefined;
}

/** The file to upload: the original if it is not cropped and not too high. */
const fileOf = ({ file, type, size }: OpenPicture, crop: Crop): Promise<File> | File => {
  const isWhole = crop.width === size.width && crop.height === size.height;
  return isWhole && storedSize(size).height === size.height ? file : cutPicture(file, type, crop);
};

/** Image field: validates and crops a picture; the caller stores it. */
export function ImageUpload({ label, image, onChange, onUpload, addressOf }: ImageUploadProps) {
  const words = useWords(uploadWords);
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const [picture, setPicture] = useState<OpenPicture>();
  const { Part: CropDialog, ...dialog } = useLazyPart(
    async () => (await import('../CropDialog/CropDialog')).CropDialog,
    () => setError(words.failed),
  );

  const close = () => {
    if (picture) URL.revokeObjectURL(picture.address);
    setPicture(undefined);
    dialog.close();
  };

  const select = async (file: File) => {
    const opened = await openPicture(file);
    if (typeof opened === 'string') {
      setError(words[opened]);
      return;
    }
    setError(undefined);
    setPicture(opened);
    dialog.open();
  };

  const upload = async (chosen: OpenPicture, crop: Crop) => {
    close();
    setIsPending(true);
    try {
      onChange(await onUpload(await fileOf(chosen, crop)));
    } catch (cause) {
      setError(cause instanceof Error && cause.message !== '' ? cause.message : words.failed);
    }
    setIsPending(false);
  };

  return (
    <>
      <FileField
        label={label}
        accept={imageTypes}
        hint={words.hint}
        error={error}
        isPending={isPending}
        previewUrl={image ? addressOf(image) : undefined}
        onSelect={(file) => void select(file)}
        onRemove={image ? () => onChange(null) : undefined}
      />
      {CropDialog && picture && (
        <CropDialog
          address={picture.address}
          picture={picture.size}
          onUse={(crop) => void upload(picture, crop)}
          onClose={close}
        />
      )}
    </>
  );
}
