interface Policy {
  createScriptURL(address: string): string;
}

// TypeScript's DOM types do not include Trusted Types, and older browsers do not support them.
declare const trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;

const rules: Policy = {
  createScriptURL(address) {
    const { origin, href } = new URL(address, location.href);
    if (origin !== location.origin) throw new Error(`"${address}" is not a script of this site.`);
    return href;
  },
};

// The only policy name that the content security policy allows (infra/stacks/site.ts).
const policy = typeof trustedTypes === "undefined" ? rules : trustedTypes.createPolicy("worker-address", rules);

/**
 * Validates the URL of one of the site's own scripts, as Trusted Types require it for starting a worker.
 *
 * @throws {Error} when the script is from another origin
 */
export const workerAddress = (address: string): string => policy.createScriptURL(address);
