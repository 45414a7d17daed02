import { readFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { measure } from './src/engine/index.ts';
import { nodeRuntime } from './src/pdf/node.ts';
import { readPdf } from './src/pdf/read.ts';
const n=process.argv[2]??'tests/fixtures/pdf/en-strong.pdf';
const d=await readPdf(new Uint8Array(await readFile(n)),nodeRuntime,{fileName:'a.pdf'});
if(process.env.PROF){
const s=new Session(); s.connect(); await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval',{interval:100}); await s.post('Profiler.start');
const b=performance.now();
measure(d,{asOf:'2026-01-15'});
console.log('cold ms',performance.now()-b);
const {profile}=await s.post('Profiler.stop');
const self=new Map(),incl=new Map(),byFile=new Map();
const nodes=new Map(profile.nodes.map(n=>[n.id,n]));
const dt=new Map(); profile.samples.forEach((id,i)=>dt.set(id,(dt.get(id)??0)+profile.timeDeltas[i]));
const total=[...dt.values()].reduce((a,b)=>a+b,0);
const key=n=>n.callFrame.functionName+' '+n.callFrame.url.replace(/.*\/src\//,'')+':'+n.callFrame.lineNumber;
function walk(n,stack){const k=key(n);const t=dt.get(n.id)??0;self.set(k,(self.get(k)??0)+t);const f=n.callFrame.url.replace(/.*\/src\//,'')||n.callFrame.functionName;byFile.set(f,(byFile.get(f)??0)+t);
 const st=new Set(stack);st.add(k);for(const x of st)incl.set(x,(incl.get(x)??0)+t);
 for(const c of n.children??[])walk(nodes.get(c),st);}
walk(profile.nodes[0],new Set());
const top=(m,c)=>[...m].sort((a,b)=>b[1]-a[1]).slice(0,c).map(([k,v])=>(v/1000).toFixed(1).padStart(6)+' '+k).join('\n');
console.log('SELF\n'+top(self,40));console.log('INCL\n'+top(incl,90));
} else {
for(let k=0;k<6;k++){const b=performance.now();
measure(d,{asOf:'2026-01-15'});
console.log('ms',(performance.now()-b).toFixed(1));}
// another file
}
