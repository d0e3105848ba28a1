/** The other half of pdf.js, which the package does not describe. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: {
    /** Listens on a port for the half that is described. */
    initializeFromPort(port: unknown): void;
  };
}
