// The package ships a script's declarations under its former name; these are for the name it has here.
declare module 'qr-code-generator' {
  type Mode = 'Numeric' | 'Alphanumeric' | 'Byte';

  interface Symbol {
    addData(data: string, mode?: Mode): void;
    make(): void;
    getModuleCount(): number;
    isDark(row: number, column: number): boolean;
  }

  interface Factory {
    /** Version 0 is the smallest that holds the data. */
    (version: number, level: 'L' | 'M' | 'Q' | 'H'): Symbol;
    stringToBytes: (text: string) => number[];
  }

  const qrcode: Factory;
  export default qrcode;
}
