// The content security policy forbids compiling code from strings, which zod would otherwise try, with a violation
// report for each page. Set through the global that zod's `config` uses, because importing the function would add 3 kB
// to the first visit.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
