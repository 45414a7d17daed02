/** Where sites are developed and tried out (SPEC section 4): this machine, a bare address, an online editor. */
const DEVELOPMENT = /^localhost$|\.localhost$|^\d+(?:\.\d+){3}$|^\[|stackblitz|webcontainer/;

/** Whether visitors are asked for their consent on a host. Elsewhere nobody is asked, and nothing is granted. */
export function isProductionHost(hostname: string): boolean {
  return !DEVELOPMENT.test(hostname);
}
