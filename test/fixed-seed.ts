import fc from "fast-check";

// The same examples in every run, so that a failure comes from the change at hand. Use another seed to try others.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 17) });
