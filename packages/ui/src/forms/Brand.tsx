import { type FieldOf, type ImageReference, textIn } from '@hearback/schema/documents';

import * as styles from './FormView/FormView.css';

/** Props of a name. */
interface SignProps {
  venue: string;
  language: string;
  /** True where the logo stands above it. */
  hasLogo: boolean;
  as?: 'h1' | 'p';
}

/** Company and place. Without a logo the first letter of the name is its sign. */
export function Sign({ venue, language, hasLogo, as: Tag = 'p' }: SignProps) {
  if (hasLogo) return <Tag className={styles.venue}>{venue}</Tag>;
  return (
    <Tag className={styles.sign} data-sign={signOf(venue, language)}>
      {venue}
    </Tag>
  );
}

/** The first letter or digit of a name. */
export const signOf = (venue: string, language: string): string =>
  (/[\p{L}\p{N}]/u.exec(venue)?.[0] ?? '·').toLocaleUpperCase(language);

/** Height of a logo in pixels, unless it is smaller. */
const logoHeight = 72;

interface BusinessLogoProps {
  image: ImageReference;
  address: string;
  alt: string;
}

/** The logo. Its place is as large as it will be before it is loaded, so that nothing moves. */
export function BusinessLogo({ image, address, alt }: BusinessLogoProps) {
  const height = Math.min(image.height, logoHeight);
  const width = Math.round((image.width * height) / image.height);
  return <img className={styles.logo} src={address} alt={alt} {...{ width, height }} />;
}

export interface BrandProps {
  venue: string | undefined;
  language: string;
  logo: FieldOf<'logo'> | undefined;
  /** Returns the URL of an image. Default: the URL in the document. */
  addressOf?: ((image: ImageReference) => string | undefined) | undefined;
}

/** The logo and name of the business, above all that is no form. */
export function Brand({ venue, language, logo, addressOf = ({ url }) => url }: BrandProps) {
  const { image = null, alt = '' } = logo ?? {};
  const address = image ? addressOf(image) : undefined;
  return (
    <>
      {image && address !== undefined && (
        <BusinessLogo image={image} address={address} alt={textIn(alt, language)} />
      )}
      {venue !== undefined && <Sign {...{ venue, language }} hasLogo={address !== undefined} />}
    </>
  );
}
