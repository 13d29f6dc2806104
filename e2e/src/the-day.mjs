/**
 * Lets the program or page that loads it live on 20 November 2026, or on the day in `THE_DAY`, at the hour that it is: the
 * journeys go through one tax year's life, so they must say the same on any date. Plain code without exports, since pages
 * load it too.
 */
{
	const dayMs = 86_400_000;
	const environment = globalThis.process?.env ?? globalThis;
	const aheadMs = Math.floor(Date.now() / dayMs) * dayMs - Date.parse(environment.THE_DAY ?? '2026-11-20');
	if (aheadMs !== 0) {
		const RealDate = Date;
		globalThis.Date = class extends RealDate {
			/** @param {ConstructorParameters<typeof Date>} given */
			constructor(...given) {
				if (given.length === 0) super(RealDate.now() - aheadMs);
				else super(...given);
			}
			static now() {
				return RealDate.now() - aheadMs;
			}
		};
	}
}
