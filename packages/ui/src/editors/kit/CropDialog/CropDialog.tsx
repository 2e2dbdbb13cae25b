import { useState } from 'react';

import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { DialogActions } from '../../../components/Dialog/DialogActions';
import { RadioGroup } from '../../../fields/RadioGroup/RadioGroup';
import { useWords } from '../../../internal/useWords';
import {
  cropRatios,
  largestCrop,
  wholePixels,
  type Crop,
  type CropShape,
  type PictureSize,
} from './crop';
import { CropArea } from './CropArea';
import * as styles from './CropDialog.css';
import { cropWords } from './words';

export interface CropDialogProps {
  /** URL of the picture. */
  address: string;
  picture: PictureSize;
  onUse: (crop: Crop) => void;
  onClose: () => void;
}

const shapes = Object.keys(cropRatios) as CropShape[];

/** Dialog to crop a picture before upload. */
export function CropDialog({ address, picture, onUse, onClose }: CropDialogProps) {
  const words = useWords(cropWords);
  const [shape, setShape] = useState<CropShape>('free');
  const [crop, setCrop] = useState<Crop>(() => largestCrop(picture, undefined));
  const kept = wholePixels(crop);

  return (
    <Dialog title={words.title} description={words.description} isOpen onClose={onClose}>
      <CropArea {...{ address, picture, crop }} ratio={cropRatios[shape]} onChange={setCrop} />
      <output className={styles.size}>{words.size(kept.width, kept.height)}</output>
      <RadioGroup
        label={words.shape}
        direction="across"
        value={shape}
        options={shapes.map((value) => ({ value, label: words.shapes[value] }))}
        onChange={(value) => {
          const chosen = value as CropShape;
          setShape(chosen);
          if (cropRatios[chosen] !== undefined) setCrop(largestCrop(picture, cropRatios[chosen]));
        }}
      />
      <DialogActions>
        <Button tone="primary" onPress={() => onUse(kept)}>
          {words.use}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
