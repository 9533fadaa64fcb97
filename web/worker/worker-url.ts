interface Policy {
  createScriptURL(address: string): string;
}

// Of Trusted Types TypeScript's library knows nothing yet, and older browsers neither.
declare const trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;

const rules: Policy = {
  createScriptURL(address) {
    const { origin, href } = new URL(address, location.href);
    if (origin !== location.origin) throw new Error(`"${address}" is not a script of this site.`);
    return href;
  },
};

// The one policy that our pages admit (infra/stacks/site.ts).
const policy = typeof trustedTypes === "undefined" ? rules : trustedTypes.createPolicy("worker-address", rules);

/**
 * The address of a script of the site's own, as the browser wants it before it starts a worker from it.
 *
 * @throws {Error} when the script is somebody else's
 */
export const workerAddress = (address: string): string => policy.createScriptURL(address);
