// qrcode ships no declarations; these are for what the bench uses of it.
declare module 'qrcode' {
  interface Modules {
    size: number;
    get: (row: number, column: number) => number;
  }

  const qrcode: {
    create: (
      text: string,
      options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
    ) => { modules: Modules };
  };
  export default qrcode;
}
