import type { PdfWriter } from './PdfWriter.ts';

/** ICC profiles that a file for printing houses carries. */
export interface PressProfiles {
  /** The press and paper that the file is meant for. */
  output: Uint8Array<ArrayBuffer>;
  /** The meaning of the colors of screens in it. */
  rgb: Uint8Array<ArrayBuffer>;
}

/** Reads the profiles. `read` answers a file by the name of its module. */
export async function openPressProfiles(
  read: (name: string) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<PressProfiles> {
  const [output, rgb] = await Promise.all([
    read('@hearback/print/icc/FOGRA39L.icc'),
    read('@hearback/print/icc/sRGB.icc'),
  ]);
  return { output, rgb };
}

/** Options of a file for printing houses. */
export interface PressOptions {
  profiles: PressProfiles;
  /** Time at which the file is made. */
  now: Date;
}

const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A time as a PDF's dictionaries have it: ISO 32000-1, section 7.9.4. */
const pdfDate = (iso: string) => `(D:${iso.replaceAll(/[-T:]/g, '').slice(0, 14)}Z)`;

/** The metadata of a file as XMP: ISO 16684-1, and of PDF/X-4: ISO 15930-7, section 6.3. */
const metadata = (
  title: string,
  iso: string,
  id: string,
) => `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xml(title)}</rdf:li></rdf:Alt></dc:title>
<xmp:CreateDate>${iso}</xmp:CreateDate><xmp:ModifyDate>${iso}</xmp:ModifyDate><xmp:MetadataDate>${iso}</xmp:MetadataDate>
<xmpMM:DocumentID>uuid:${id}</xmpMM:DocumentID><xmpMM:RenditionClass>default</xmpMM:RenditionClass><xmpMM:VersionID>1</xmpMM:VersionID>
<pdf:Producer>Hearback</pdf:Producer><pdf:Trapped>False</pdf:Trapped>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;

/**
 * Writes what makes a PDF one of PDF/X-4 (ISO 15930-7): the press it is meant for with its profile, a meaning
 * for the colors of screens, and metadata that says so. Answers the entries for the file's dictionaries.
 * Greys stay greys, which that press prints in black alone; other colors are left to the printing house to
 * convert.
 */
export async function writePressStandard(
  writer: PdfWriter,
  title: string,
  { profiles, now }: PressOptions,
) {
  const uuid = crypto.randomUUID();
  const iso = `${now.toISOString().slice(0, 19)}Z`;
  const date = pdfDate(iso);
  const rgb = await writer.addStream(profiles.rgb, '/N 3 /Alternate /DeviceRGB');
  const output = await writer.addStream(profiles.output, '/N 4 /Alternate /DeviceCMYK');
  // Not packed, so that programs which know nothing of PDF find it.
  const xmp = await writer.addStream(
    new TextEncoder().encode(metadata(title, iso, uuid)),
    '/Type /Metadata /Subtype /XML',
    true,
  );
  const intent = writer.add(
    `<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier (FOGRA39) /RegistryName (http://www.color.org)
/OutputCondition (Offset printing on coated paper, ISO 12647-2:2004/Amd 1) /Info (Coated FOGRA39) /DestOutputProfile ${output} 0 R >>`,
  );
  return {
    /** Of a resource dictionary's color spaces. */
    spaces: `/DefaultRGB [/ICCBased ${rgb} 0 R]`,
    catalog: `/OutputIntents [${intent} 0 R] /Metadata ${xmp} 0 R `,
    info: `/CreationDate ${date} /ModDate ${date} /Trapped /False `,
    /** Transparent parts are mixed in the inks. */
    page: '/Group << /Type /Group /S /Transparency /CS /DeviceCMYK >> ',
    /** Identifies the file, 32 hexadecimal digits. */
    fileId: uuid.replaceAll('-', ''),
  };
}
