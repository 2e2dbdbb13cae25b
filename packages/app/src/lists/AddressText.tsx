interface Props {
  address: string;
}

/** Digits around a hyphen: a postal code, or two houses. Every second part is one. */
const hyphenated = /(?<!\d)(\d+-\d+)/;

/** An address that breaks between words, and never within a postal code. */
export function AddressText({ address }: Props) {
  return address.split(hyphenated).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  );
}
