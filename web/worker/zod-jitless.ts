// Our pages' policy forbids to make code of text, which zod would else try, and each page be reported for. Said to it by
// where its `config` keeps this, for the function would bring 3 kB of zod to the first visit.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
