import type { Decoder } from '../ScanReport.ts';
import { openJsqr } from './openJsqr.ts';
import { openZxing } from './openZxing.ts';

/** The two independent decoders of the gate. Given: the bytes of `zxing-wasm/reader/zxing_reader.wasm`. */
export const openDecoders = async (
  zxingWasm: ArrayBuffer | Uint8Array<ArrayBuffer>,
): Promise<readonly Decoder[]> => [await openZxing(zxingWasm), await openJsqr()];
